/**
 * Puts what came after a page into its slots: between two comments stands what was there until now. The page carries it inline behind
 * each group of fills, the same text on every page, so that its hash can stand in the content security policy.
 * With the last group comes the private data: where nothing was sent, what stands there is what belongs there.
 */
import { customerMark, fillMark, privateId } from './protocol.ts'

export const fillSlotsScript = `{const d=document,w=d.createTreeWalker(d,128),s={},e=[];for(let n;n=w.nextNode();){if(n.data.startsWith('s:'))s[n.data.slice(2)]=n;if(n.data==='/s')e.push(n)}for(const t of d.querySelectorAll('template[${fillMark}]')){const a=s[t.getAttribute('${fillMark}')];if(a){for(;!e.includes(a.nextSibling);)a.nextSibling.remove();a.nextSibling.remove();a.replaceWith(t.content)}t.remove()}const p=d.getElementById('${privateId}');if(p){for(const n of[...Object.values(s),...e])n.remove();d.documentElement.setAttribute('${customerMark}',JSON.parse(p.text).customer.id)}d.currentScript.remove()}`
