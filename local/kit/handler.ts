/**
 * Every local service is a function from request to response, so that the same code answers over HTTP
 * (`serve.ts`) and through msw in unit tests. `Response.error()` drops the connection.
 */
export type Handler = (request: Request) => Promise<Response>;
