import { isObject, parseJson } from '../kit/json.ts';
import type { Posted } from './engine.ts';

/** Reads a JSON, URL-encoded or multipart form; null if the body is none of these. */
export async function readPosted(request: Request): Promise<Posted | null> {
  const type = request.headers.get('content-type') ?? '';
  try {
    return type.startsWith('application/json')
      ? fromJson(parseJson(await request.text()))
      : fromForm(await request.formData());
  } catch {
    return null;
  }
}

function fromJson(body: unknown): Posted | null {
  return isObject(body) ? { fields: body, files: 0 } : null;
}

/** An unused file input submits an empty file. */
function fromForm(form: FormData): Posted {
  const entries = [...form.entries()];
  const fields = entries.filter(([, value]) => typeof value === 'string');
  const files = entries.filter(([, value]) => typeof value !== 'string' && value.size > 0);
  return { fields: Object.fromEntries(fields), files: files.length };
}
