import { Link } from 'react-router-dom';
import { dashboardWords } from '#content/dashboard.ts';
import { supportAbout } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

const words = dashboardWords.subscription.dialog;

/** Only links to support, which handles cancellations. */
export function CancelDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={words.title}>
      <p>{words.text}</p>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button onClick={onClose}>{words.keep}</Button>
        <Link to={supportAbout('cancel-subscription')} className={buttonStyle('quiet')}>
          {words.toSupport}
        </Link>
      </div>
    </Dialog>
  );
}
