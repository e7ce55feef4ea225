import { reactive } from 'vue';
import { API } from './reader.ts';

const STORE = 'docs-try';

/**
 * The target of calls: the service that serves this page, or a mock on the reader's machine at the address that it
 * prints.
 */
export const place = reactive({ isMock: false, mock: 'http://localhost:4010/api/v1', ...kept() });

export const address = (): string => (place.isMock ? place.mock.replace(/\/+$/, '') : API);

export function keepPlace(): void {
  localStorage.setItem(STORE, JSON.stringify(place));
}

function kept(): object {
  return typeof localStorage === 'undefined' ? {} : JSON.parse(localStorage.getItem(STORE) ?? '{}');
}
