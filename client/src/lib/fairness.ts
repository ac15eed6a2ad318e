/** The proof that nobody chose the shuffles, computed again in the page. */

import type { Fairness } from "../protocol";

/** SHA-256 without the browser's own, which is missing on plain http. */
export function sha256(bytes: Uint8Array): string {
  const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const part = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
  const constants = primes.map((prime) => part(Math.cbrt(prime)));
  const hash = primes.slice(0, 8).map((prime) => part(Math.sqrt(prime)));
  const length = bytes.length;
  const padded = new Uint8Array((((length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  view.setUint32(padded.length - 4, (length << 3) >>> 0);
  const words = new Int32Array(64);
  const at = (list: ArrayLike<number>, index: number) => list[index] ?? 0;
  for (let block = 0; block < padded.length; block += 64) {
    for (let n = 0; n < 64; n++) {
      if (n < 16) words[n] = view.getInt32(block + n * 4);
      else {
        const a = at(words, n - 15);
        const b = at(words, n - 2);
        const small = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
        const large = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
        words[n] = (at(words, n - 16) + small + at(words, n - 7) + large) | 0;
      }
    }
    const state = [...hash];
    for (let n = 0; n < 64; n++) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
      const first = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + at(constants, n) + at(words, n)) | 0;
      const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      state.splice(0, 8, (first + second) | 0, a, b, c, (d + first) | 0, e, f, g);
    }
    for (let n = 0; n < 8; n++) hash[n] = (at(hash, n) + at(state, n)) | 0;
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export interface Verdict {
  readonly kept: boolean;
  readonly seed: string;
}

/** Whether the secret is the one promised, and the seed that follows; null while the secret is not told. */
export function verify(table: string, fairness: Fairness): Verdict | null {
  if (fairness.salt === null || fairness.secret === null) return null;
  const kept = sha256(new Uint8Array([...bytesOf(fairness.salt), ...bytesOf(fairness.secret)])) === fairness.commitment;
  const lines = ["ludi-romani seed 1", table, fairness.secret, ...fairness.shares.map((share) => share ?? "-")];
  return { kept, seed: sha256(new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""))) };
}
