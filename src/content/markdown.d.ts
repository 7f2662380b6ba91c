/** What vite/markdown makes of a Markdown file. */
declare module '*.md' {
  import type { Prose } from '#src/lib/prose.ts';

  export const prose: Prose;
}
