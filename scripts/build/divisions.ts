/** `pnpm build divisions`: rebuilds the list of provinces and districts for validating billing addresses. */
import '../place-data/divisions/main.ts';
