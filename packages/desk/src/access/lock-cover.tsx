import { useT } from '../texts/use-texts';
import { AccessFrame } from './access-frame';
import styles from './lock-cover.module.css';
import { SignIn } from './sign-in';

/** Above open dialogs too. */
function openAbove(dialog: HTMLDialogElement | null): (() => void) | undefined {
  dialog?.showModal();
  return () => dialog?.close();
}

/** Over the page of an operator who left, or whose session ended; what was typed stays behind it. */
export function LockCover({ cause, name }: { readonly cause: 'idle' | 'ended'; readonly name: string }) {
  const t = useT();
  const title = t('access.locked_title', { name });
  return (
    <dialog
      ref={openAbove}
      className={styles['cover']}
      aria-label={title}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <AccessFrame title={title} text={t(`access.locked_${cause}`)}>
        <SignIn />
      </AccessFrame>
    </dialog>
  );
}
