import { expect, it } from 'vitest';
import { breakableParts, splitAtAddresses } from '#src/lib/line-breaks.ts';

it.each([
  ['info@track-uk.example', [['info@'], ['track-uk.example']]],
  ['https://kerb.example/pay/now', [['https://'], ['kerb.example'], ['/pay'], ['/now']]],
  ['https://firm.example/qr?user=sam', [['https://'], ['firm.example'], ['/qr'], ['?user=sam']]],
  ['https://pay.my-bank.example', [['https://'], ['pay', '.my-bank.example']]],
  ['a.aldermere-council-tax.example', [['a', '.aldermere-', 'council-', 'tax.example']]],
  ['(a.bank.example/in).', [['(a', '.bank.example'], ['/in).']]],
  ['bank.example?', [['bank.example?']]],
  ['and/or', [['and/or']]],
])('%s breaks around its host, and in it only before its owner’s domain', (address, parts) => {
  expect(breakableParts(address)).toEqual(parts);
});

it.each([
  ['Ask joanna@lifts.example, and/or Sam, by 1/12.', ['joanna@lifts.example,']],
  ['Pay at kerb-charges.example/p/7 today', ['kerb-charges.example/p/7']],
  ['+44 7700 900417', []],
  ['Is it hers?', []],
  ['The button (pay.example) opens it', ['(pay.example)']],
])('the addresses in %j', (text, addresses) => {
  expect(splitAtAddresses(text).filter((_, index) => index % 2 === 1)).toEqual(addresses);
});
