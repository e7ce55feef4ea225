/** `pnpm build places`: rebuilds the place file, `packages/server/data/places.zst`, from its sources. */
import '../place-data/places/main.ts';
