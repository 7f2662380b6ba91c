import { env } from '#src/config/env.ts';
import { listOf, opaqueOrNull, requireOpaque } from '#src/lib/service-values.ts';
import { namedError } from './named-error.ts';

/** The pool's options for the browser, of which only known parts are passed on. Throw SyntaxError for a broken answer. */

export function creationOptionsIn(value: unknown): PublicKeyCredentialCreationOptionsJSON {
  const options = fieldsIn(value);
  const [rp, user] = [fieldsIn(options.get('rp')), fieldsIn(options.get('user'))];
  return {
    challenge: requireOpaque(options.get('challenge')),
    rp: { id: ownId(rp.get('id')), name: requireOpaque(rp.get('name')) },
    user: {
      id: requireOpaque(user.get('id')),
      name: requireOpaque(user.get('name')),
      displayName: opaqueOrNull(user.get('displayName')) ?? requireOpaque(user.get('name')),
    },
    pubKeyCredParams: listOf(options.get('pubKeyCredParams')).flatMap((entry) => {
      const alg = fieldsIn(entry).get('alg');
      return typeof alg === 'number' ? [{ alg, type: 'public-key' as const }] : [];
    }),
    excludeCredentials: descriptorsIn(options.get('excludeCredentials')),
    // The pool accepts nothing less from an account whose second factor is mandatory.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    ...timeoutIn(options),
  };
}

export function requestOptionsIn(json: string): PublicKeyCredentialRequestOptionsJSON {
  const options = fieldsIn(JSON.parse(json));
  return {
    challenge: requireOpaque(options.get('challenge')),
    rpId: ownId(options.get('rpId')),
    allowCredentials: descriptorsIn(options.get('allowCredentials')),
    userVerification: 'required',
    ...timeoutIn(options),
  };
}

/** A browser would accept any parent domain of this site, whose passkeys other sites below it could use. */
function ownId(value: unknown): string {
  const id = requireOpaque(value);
  if (id !== env.passkeys) throw namedError('WebAuthnRelyingPartyMismatchException');
  return id;
}

/** Without their transports: an extension may refuse all that lack `internal` (bitwarden/clients#19606). */
function descriptorsIn(value: unknown): PublicKeyCredentialDescriptorJSON[] {
  return listOf(value).flatMap((entry) => {
    const id = opaqueOrNull(fieldsIn(entry).get('id'));
    return id === null ? [] : [{ id, type: 'public-key' }];
  });
}

function timeoutIn(options: ReadonlyMap<string, unknown>): { timeout?: number } {
  const timeout = options.get('timeout');
  return typeof timeout === 'number' ? { timeout } : {};
}

function fieldsIn(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(Object(value)));
}
