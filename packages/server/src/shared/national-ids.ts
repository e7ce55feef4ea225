/** Verifies the checksum of a Turkish citizen's or foreign resident's identity number (11 digits). */
export function isIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sumAt = (...places: number[]) => places.reduce((sum, place) => sum + digits[place]!, 0);
  const tenth = (((sumAt(0, 2, 4, 6, 8) * 7 - sumAt(1, 3, 5, 7)) % 10) + 10) % 10;
  const eleventh = sumAt(0, 1, 2, 3, 4, 5, 6, 7, 8, 9) % 10;
  return digits[9] === tenth && digits[10] === eleventh;
}

/** Verifies the checksum of a company's tax number (10 digits). */
export function isTaxNumber(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = digits.slice(0, 9).reduce((total, digit, index) => {
    const shifted = (digit + 9 - index) % 10;
    if (shifted === 0) return total;
    return total + ((shifted * 2 ** (9 - index)) % 9 || 9);
  }, 0);
  return digits[9] === (10 - (sum % 10)) % 10;
}
