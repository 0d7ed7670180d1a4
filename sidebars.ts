import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  handbook: [
    'index',
    {type: 'category', label: 'Run it', items: ['run/start', 'run/tests', 'run/backend', 'run/deploy']},
    {type: 'category', label: 'Build it', items: ['build/where-things-are', 'build/design-system']},
  ],
};

export default sidebars;
