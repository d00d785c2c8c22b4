/**
 * Returns whether a password is one of the 49,000 most common ones of leaked lists, in any letter case. The list is
 * loaded with the first password that is set.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password.normalize('NFKC').toLowerCase());
}
