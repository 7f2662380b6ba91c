import type { Posted } from './engine.ts';

/** Reads a form sent as JSON, URL-encoded or multipart; null when the body is none of these. */
export async function readPosted(request: Request): Promise<Posted | null> {
  const type = request.headers.get('content-type') ?? '';
  try {
    return type.startsWith('application/json')
      ? fromJson(await request.json())
      : fromForm(await request.formData());
  } catch {
    return null;
  }
}

function fromJson(body: unknown): Posted | null {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject ? { fields: { ...body }, files: 0 } : null;
}

/** A file field that was left alone arrives as an empty file. */
function fromForm(form: FormData): Posted {
  const entries = [...form.entries()];
  const fields = entries.filter(([, value]) => typeof value === 'string');
  const files = entries.filter(([, value]) => typeof value !== 'string' && value.size > 0);
  return { fields: Object.fromEntries(fields), files: files.length };
}
