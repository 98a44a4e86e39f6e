import type { ReactNode } from 'react';

export const Fact = ({ label, className, children }: { label: string; className?: string; children: ReactNode }) => (
  <div className={className}>
    <dt className="mono">{label}</dt>
    <dd>{children}</dd>
  </div>
);
