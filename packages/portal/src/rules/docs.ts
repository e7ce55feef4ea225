export const errorInDocs = (key: string): string => `/docs/errors#${key}`;
export const operationInDocs = (area: string, id: string): string => `/docs/operations/${area}#${id}`;
