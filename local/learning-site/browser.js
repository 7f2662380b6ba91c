// Replies to an answer in place. Without this script, the form's own request brings the same reply.

const lesson = document.querySelector('.lesson');

lesson?.addEventListener('submit', (event) => {
  event.preventDefault();
  const answer = event.submitter.value;
  for (const piece of lesson.querySelectorAll('.piece')) {
    piece.setAttribute('aria-pressed', String(piece.value === answer));
  }
  for (const reply of lesson.querySelectorAll('.reply')) {
    reply.hidden = reply.dataset.replyTo !== answer;
    // On a phone, the reply may be below the fold.
    if (!reply.hidden) reply.scrollIntoView({ block: 'nearest' });
  }
});
