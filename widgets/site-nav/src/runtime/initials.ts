/** Returns one or two letters for an e-mail address: 'ada.obi@…' → 'AO', 'admin@…' → 'AD'. */
export function toInitials(email: string): string {
  const [first = '', second] = email
    .split('@')[0]!
    .split(/[._-]+/)
    .filter(Boolean);
  return (second ? first[0]! + second[0]! : first.slice(0, 2)).toUpperCase();
}
