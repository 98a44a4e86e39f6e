import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

type DialogProps = { trigger: string; title: string; children: ReactNode; close?: string };

/** A question that must be answered before anything else. The focus stays inside, and goes back to the button afterwards. */
export function Dialog({ trigger, title, children, close = 'Close' }: DialogProps) {
  return (
    <Base.Root>
      <Base.Trigger className="button">{trigger}</Base.Trigger>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-20 bg-ink/40" />
        <Base.Popup className="title-block fixed top-1/2 left-1/2 z-30 max-h-[90dvh] w-[min(36rem,calc(100vw-2rem))] -translate-1/2 overflow-y-auto">
          <Base.Title className="border-b-2 border-ink px-5 py-4 !text-xl">{title}</Base.Title>
          <div className="px-5 py-5">{children}</div>
          <p className="flex justify-end px-5 pb-5">
            <Base.Close className="button">{close}</Base.Close>
          </p>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
