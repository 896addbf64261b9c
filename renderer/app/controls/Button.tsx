/** Buttons. A button that is `busy` keeps its focus and its place, and ignores presses. */
import type { ComponentPropsWithRef } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';

export type ButtonLook = 'primary' | 'quiet' | 'plain' | 'danger';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly look?: ButtonLook;
  readonly size?: 'usual' | 'large';
  readonly icon?: IconName;
  readonly busy?: boolean;
}

export function Button(props: ButtonProps) {
  const { look = 'quiet', size = 'usual', icon, busy = false, className = '', children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      className={[styles.button, styles[look], size === 'large' ? styles.large : '', className].join(' ')}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  readonly icon: IconName;
  /** What a screen reader says, and what shows on hover. */
  readonly label: string;
}

export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`${styles.icon} ${className}`} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
