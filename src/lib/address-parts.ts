/** A piece of an address, in reading order. Exactly one piece is the owner's. */
export interface AddressPart {
  text: string;
  owner: boolean;
}

/**
 * Splits an email address or a URL at its dots, but keeps the owner's domain whole:
 * `a@mail.bank.example` is `a@`, `mail.` and `bank.example`.
 * The owner is the last two labels of the host: sample hosts all end in `.example`, so no list of
 * public suffixes is needed.
 */
export function addressParts(address: string): AddressPart[] {
  const { scheme = '', local = '', host = '', path = '' } = ADDRESS.exec(address)?.groups ?? {};
  const labels = host.split('.');
  const pieces = [
    scheme,
    local,
    ...labels.slice(0, -2).map((label) => `${label}.`),
    labels.slice(-2).join('.'),
    path,
  ];
  const owner = pieces.length - 2;
  return pieces.flatMap((text, index) => (text === '' ? [] : [{ text, owner: index === owner }]));
}

const ADDRESS = /^(?<scheme>https?:\/\/)?(?<local>[^@/]*@)?(?<host>[^/]*)(?<path>.*)$/;

/** The domain that names the owner of an email address or a URL. */
export function ownerOf(address: string): string {
  return addressParts(address).find(({ owner }) => owner)?.text ?? '';
}
