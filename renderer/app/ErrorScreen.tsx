/** Catches what a screen, or a sheet over it, throws and says it in a human sentence, with a way back. */
import { Component, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './controls/Button.tsx';
import styles from './ErrorScreen.module.css';
import { useEntryFocus } from './focus.tsx';

interface Props {
  readonly children: ReactNode;
  readonly onBack: () => void;
}

export class ErrorScreen extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return <Sorry error={this.state.error} onBack={() => this.back()} />;
  }

  private back() {
    this.setState({ error: null });
    this.props.onBack();
  }
}

function Sorry({ error, onBack }: { readonly error: unknown; readonly onBack: () => void }) {
  const { t } = useTranslation('app');
  const back = useRef<HTMLButtonElement>(null);
  useEntryFocus(back);
  return (
    <main className={styles.sorry} data-focus-home tabIndex={-1}>
      <div role="alert">
        <h1>{t('error.title')}</h1>
        <p>{t('error.line')}</p>
      </div>
      <Button ref={back} look="primary" size="large" onClick={onBack}>
        {t('error.back')}
      </Button>
      <details>
        <summary>{t('error.details')}</summary>
        <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
      </details>
    </main>
  );
}
