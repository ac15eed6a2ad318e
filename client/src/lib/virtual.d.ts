declare module "virtual:icons" {
  export const PATHS: Readonly<Record<string, string>>;
}
