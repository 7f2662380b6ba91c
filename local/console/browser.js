// Keeps the console's mailbox up to date and copies codes.

const POLL_MS = 2000;

const list = document.querySelector('#messages');
const template = document.querySelector('#message');
const news = document.querySelector('#news');
const empty = document.querySelector('#no-mail');
const shown = Number(list.dataset.shown);
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

const keyOf = ({ sentAt, to, subject }) => `${sentAt} ${to} ${subject}`;

function toElement(mail) {
  const element = template.content.cloneNode(true).querySelector('li');
  element.dataset.key = keyOf(mail);
  for (const part of element.querySelectorAll('[data-part]')) {
    part.textContent = mail[part.dataset.part];
  }
  const sent = element.querySelector('time');
  sent.dateTime = mail.sentAt;
  sent.textContent = time.format(new Date(mail.sentAt));
  element.querySelector('.code').hidden = mail.code === '';
  return element;
}

function showMessages(messages) {
  const latest = messages.slice(0, shown);
  const there = new Set(Array.from(list.children, (element) => element.dataset.key));
  const wanted = new Set(latest.map(keyOf));
  for (const element of Array.from(list.children)) {
    if (!wanted.has(element.dataset.key)) element.remove();
  }
  const added = latest.filter((mail) => !there.has(keyOf(mail)));
  list.prepend(...added.map(toElement));
  offerCopying();
  empty.hidden = latest.length > 0;
  if (added.length > 0) announce(added[0], added.length);
}

function announce({ subject, to, code }, count) {
  const others = count > 1 ? `, and ${count - 1} more` : '';
  news.textContent = `New mail for ${to}: ${subject}. ${code}${others}`;
}

function offerCopying() {
  for (const button of list.querySelectorAll('[data-copy][hidden]')) {
    button.hidden = false;
    button.setAttribute('aria-label', `Copy ${button.previousElementSibling.textContent}`);
  }
}

async function copy(button) {
  await navigator.clipboard.writeText(button.previousElementSibling.textContent);
  button.textContent = 'Copied';
  news.textContent = 'Copied.';
  setTimeout(() => {
    button.textContent = 'Copy';
  }, POLL_MS);
}

async function poll() {
  try {
    if (!document.hidden) {
      const answer = await fetch('/messages');
      showMessages(await answer.json());
    }
  } catch {
    // The services are restarting; the next poll will reach them.
  }
  setTimeout(poll, POLL_MS);
}

list.addEventListener('click', (event) => {
  const button = event.target.closest('[data-copy]');
  if (button) void copy(button);
});
offerCopying();
void poll();
