/** A moment as its day, in the language of the page. */
export function day(at: number): string {
  return new Date(at).toLocaleDateString(document.documentElement.lang);
}

/** Milliseconds as a clock shows them: 4:07, 1:02:09, 3 d 4 h. */
export function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const days = Math.floor(seconds / 86_400);
  if (days > 0) return `${days} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
