/** `pnpm build divisions`: rebuilds the list of provinces and districts that validates billing addresses. */
import '../place-data/divisions/main.ts';
