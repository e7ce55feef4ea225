/** A start in production runs what was installed, and refuses what is missing or out of step; elsewhere it installs first. */
export const hooks = {
  updateConfig: (config) =>
    process.env.APP_ENV === 'production' ? { ...config, verifyDepsBeforeRun: 'error' } : config,
};
