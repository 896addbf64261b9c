/** Which part may import which. `npm run arrows` reads this and also proves that it bites. */
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { pathNot: to },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('kit-stands-alone', '^core/kit/', ['^core/kit/'], 'The kit names no game and needs nothing.'),
    only('players-know-the-kit', '^core/players/', ['^core/(kit|players)/'], 'General players know only the contract.'),
    only('core-stands-alone', '^core/', ['^core/'], 'No Node, DOM, React or library in the core.'),
    {
      name: 'games-are-strangers',
      comment: 'One game never imports another.',
      severity: 'error',
      from: { path: '^(core|renderer)/games/([^/]+)/' },
      to: { path: '^(core|renderer)/games/([^/]+)/', pathNot: '^(core|renderer)/games/$2/' },
    },
    {
      name: 'services-without-electron',
      comment: 'Services and the preview shell are plain Node.',
      severity: 'error',
      from: { path: '^electron/(services|preview)/' },
      to: {
        path: '^(electron$|node_modules/electron/|electron/(main|desktop|window|menu|protocol|security|ipc-main|preload)\\.ts)',
      },
    },
    {
      name: 'renderer-asks',
      comment: 'The renderer knows the types of the api and nothing else of the main process.',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^electron/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'renderer-without-node',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'electron-without-renderer',
      severity: 'error',
      from: { path: '^electron/' },
      to: { path: '^renderer/' },
    },
    {
      name: 'nothing-from-tests',
      severity: 'error',
      from: { path: '^(core|electron|renderer|build)/' },
      to: { path: '^tests/' },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['[.]css$', '[.]svg$', '[.]ya?ml$', '[.]md$', '[?](raw|url|worker|worker&url)$'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
