// Runs on whatever Node there is, before anything that needs ours: a failed automatic install only warns.
const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  console.error(
    `Node ${process.version} is running, 24 or newer is needed. The install did not finish: run npx -y pnpm@12.21.0 install and read its error.`,
  );
  process.exit(1);
}
