import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trapField } from './trap-field.ts';

/**
 * What a form asks people for: the parts of the names that HTML lists for autofill, and what browsers and managers look for besides.
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
 */
const filled = `
  name prefix given family suffix nick user login pass word code otp pin token organi company business title street
  address line level country postal zip city state region area cc card number exp month year csc cvv type amount price
  language birth bday day sex gender url web site home photo tel phone mobile fax extension mail impp search query iban
  account coupon promo note comment
`
  .trim()
  .split(/\s+/);

test('row 303: no browser and no password manager finds a reason to fill the trap', () => {
  const said = Object.values(trapField).join(' ').toLowerCase();
  assert.deepEqual(
    filled.filter((word) => said.includes(word)),
    [],
  );
});
