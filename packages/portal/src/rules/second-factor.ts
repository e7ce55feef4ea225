const RECOVERY_CODE = /^[a-z2-7]{12}$/;

/**
 * Removes the spaces from a code that the member entered. A complete recovery code is converted to the form that the service accepts.
 */
export function codeOf(typed: string): string {
  const letters = typed.replaceAll(/[\s-]/g, '').toLowerCase();
  return RECOVERY_CODE.test(letters) ? letters.match(/.{4}/g)!.join('-') : typed.replaceAll(/\s/g, '');
}
