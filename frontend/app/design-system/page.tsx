import { DesignSystem } from './design-system.tsx';

export const meta = () => [
  { title: 'Design system' },
  { name: 'description', content: 'Every part in every state, for those who build pages.' },
];

/** For development only: the build of the site has no such page. */
export default function DesignSystemPage() {
  return <DesignSystem />;
}
