import { type ComponentProps, useLayoutEffect, useRef } from 'react';

type ButtonProps = ComponentProps<'button'> & { primary?: boolean; busy?: boolean };

/** A button of the house. A busy one is disabled in its place; when it has done and nothing else has the focus, it takes it. */
export function Button({
  primary = false,
  busy = false,
  disabled = busy,
  className = '',
  type = 'button',
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useLayoutEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasBusy.current = busy;
  }, [busy]);
  return (
    <button
      ref={button}
      // oxlint-disable-next-line react/button-has-type -- the caller's choice, a plain button without one
      type={type}
      className={`button ${primary ? 'primary' : ''} ${className}`}
      disabled={disabled}
      {...rest}
    />
  );
}
