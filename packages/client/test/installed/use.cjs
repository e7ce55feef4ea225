// Loads the package with `require`.
const client = require('@agency-booking/client');
const files = require('@agency-booking/client/file-tokens');

import('./uses.mjs')
  .then(({ use }) => use(client, files))
  .catch((error) => {
    console.error(error);
    process.exitCode = 1;
  });
