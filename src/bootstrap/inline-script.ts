/** What every page runs before it is drawn, inline: the same text everywhere, so that its hash can stand in the content security policy. */
import { colourModeScript } from './colour-mode.ts'
import { addForm, customerHeader, customerMark } from './protocol.ts'

/** Something that is being put into the cart. */
export interface EarlyAdd {
  form: HTMLFormElement
  button: HTMLElement | null
  sent: Promise<Response>
  /** Posts it the browser's way, as the same press: it is counted once. */
  post(): void
}

declare global {
  /** Takes what is added: a list until the bootstrap is there, 0 once the app hears presses itself. */
  var early: { push(add: EarlyAdd): unknown; forEach?: EarlyAdd[]['forEach'] } | 0 | undefined
}

/**
 * Sends what is put into the cart before the bootstrap is there: one request after the other, the first names a guest's cart. The same
 * button counts once meanwhile. What nobody has taken after 4 s is posted.
 */
const addScript = `{let l=Promise.resolve();addEventListener('submit',e=>{let q=self.early??=[],f=e.target,b=e.submitter;if(!q||!f.matches('${addForm}'))return;e.preventDefault();e.stopImmediatePropagation();if(q.some?.(a=>a.button==b))return;let p=(Math.random()+'').slice(2),n=()=>f.addEventListener('formdata',d=>d.formData.set('press',p),{once:!0}),post=()=>{n();f.submit()};n();let body=new FormData(f);q.push({form:f,button:b,post,sent:l=l.then(()=>fetch(f.action,{method:'POST',body,headers:{accept:'application/json','${customerHeader}':document.documentElement.dataset.${customerMark.slice(5)}||''},keepalive:!0}))});setTimeout(()=>self.early==q&&q.some&&post(),4e3)},true)}`

export const inlineScript = colourModeScript + addScript
