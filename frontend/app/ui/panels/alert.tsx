import type { ReactNode } from 'react';

const tones = {
  good: { role: 'status', className: 'border-l-good' },
  bad: { role: 'alert', className: 'border-l-bad' },
  plain: { role: 'status', className: 'border-l-ink' },
} as const;

/** A message about the last action. Screen readers announce an error at once, and anything else when they are idle. */
export function Alert({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const { role, className } = tones[tone];
  return (
    <div role={role} className={`border border-l-[6px] border-line bg-raised px-4 py-3 ${className}`}>
      {children}
    </div>
  );
}
