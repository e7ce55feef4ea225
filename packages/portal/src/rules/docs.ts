export const errorInDocs = (key: string): string => `/docs/errors#${key}`;
