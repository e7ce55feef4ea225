// Loads the package with `import`.
import * as client from '@agency-booking/client';
import * as files from '@agency-booking/client/file-tokens';
import { use } from './uses.mjs';

await use(client, files);
