const PLAIN_NUMBER = /^\+?\d{7,15}$/;
/** Digits of the last group, and of the groups before it. */
const [LAST_GROUP, GROUP] = [4, 3];
/** Maximum number of digits in the first group: a national code with its leading zero ('0803'). */
const FIRST_GROUP = 4;

/**
 * Writes a telephone number in groups, so that a spreadsheet treats it as text: it would drop the leading zero
 * of a plain number or shorten it to 2.34803E+12. Any other text is returned unchanged. `ungroupPhone` reads it
 * back.
 * @example groupPhone('08031234567') → "0803 123 4567"
 * @example groupPhone('+2348031234567') → "+234 803 123 4567"
 * @example groupPhone('ask Ada') → "ask Ada"
 */
export function groupPhone(phone: string): string {
  if (!PLAIN_NUMBER.test(phone)) return phone;
  const sign = phone.startsWith('+') ? '+' : '';
  let rest = phone.slice(sign.length);
  const groups: string[] = [];
  for (let length = LAST_GROUP; rest.length > FIRST_GROUP || groups.length === 0; length = GROUP) {
    groups.unshift(rest.slice(-length));
    rest = rest.slice(0, -length);
  }
  return sign + [rest, ...groups].filter((group) => group !== '').join(' ');
}

/**
 * Reads a telephone number that `groupPhone` wrote; any other text is returned unchanged.
 * @example ungroupPhone('0803 123 4567') → "08031234567"
 * @example ungroupPhone('0803-123-4567') → "0803-123-4567"
 */
export function ungroupPhone(text: string): string {
  const phone = text.replace(/ /g, '');
  return groupPhone(phone) === text ? phone : text;
}
