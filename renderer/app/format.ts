/** Dates and names as the language writes them. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Formats a moment (ISO 8601) as day and time; an unreadable one as itself. */
export function useWhen(): (iso: string) => string {
  const { i18n } = useTranslation('app');
  const { language } = i18n;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    return (iso) => {
      const time = Date.parse(iso);
      return Number.isNaN(time) ? iso : format.format(time);
    };
  }, [language]);
}
