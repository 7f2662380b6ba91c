export interface NpmAnswer {
  /** Null if npm was stopped because it took too long. */
  code: number | null;
  stdout: string;
  stderr: string;
}
