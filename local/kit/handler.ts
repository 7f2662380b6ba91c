/**
 * What every stand-in is: a function from a request to a response, so that the same engine answers
 * over HTTP (`serve.ts`, for people and browsers) and through msw (for unit tests).
 * `Response.error()` means that the connection is dropped without an answer.
 */
export type Handler = (request: Request) => Promise<Response>;
