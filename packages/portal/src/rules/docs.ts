/** Returns the URL of an error in the documentation. */
export const errorInDocs = (key: string): string => `/docs/errors#${key}`;
