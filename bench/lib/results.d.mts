/** A row of the table in docs/measurements.md. */
export interface Row {
  readonly figure: string;
  readonly measured: string;
  readonly bound: string;
  readonly state: string;
}
export interface Results {
  readonly bench: string;
  readonly rows: readonly Row[];
  readonly date: string;
  readonly order: readonly string[];
}
export function recordingTo(file: string): { readonly BENCH_RESULTS: string };
export function record(rows: readonly Row[]): void;
export function withResults(document: string, results: Results): string;
