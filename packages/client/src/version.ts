/** That of the package; a test holds it against the manifest. */
export const VERSION = '1.4.0';
