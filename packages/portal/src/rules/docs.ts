/** Where the documentation explains an error. */
export const errorInDocs = (key: string): string => `/docs/errors#${key}`;
