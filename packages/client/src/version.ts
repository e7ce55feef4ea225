/** The package version. A test compares it with the package manifest. */
export const VERSION = '1.5.0';
