// The back of a closed card.
import { n } from "./art.mjs";

const star=(cx,cy,R,r,k,rot=0)=>{let d='';for(let i=0;i<k*2;i++){const a=rot+i*Math.PI/k-Math.PI/2;const q=i%2?r:R;d+=(i?'L':'M')+n(cx+Math.cos(a)*q)+' '+n(cy+Math.sin(a)*q)}return d+'Z'};
const corner=`<path d="M16 58V30Q16 16 30 16H58M24 50Q24 24 50 24M24 36q0 10 8 10q8 0 8 -7q0 -5 -5 -5q-4 0 -4 4M36 24q10 0 10 8q0 8 -7 8" fill="none"/><path d="M58 16q10 0 14 6q-10 4 -14 -6zM16 58q0 10 6 14q4 -10 -6 -14z"/>`;
let stars='';[[52,40],[150,52],[40,140],[164,136],[70,168],[128,30],[134,170],[30,96],[170,94],[76,34]].forEach((q,i)=>stars+=`<path d="${star(q[0],q[1],i%3?2.2:3.4,i%3?.8:1.1,4)}"/>`);

export const backDefs = `<linearGradient id="gBack" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#31476a"/><stop offset=".5" stop-color="#22324f"/><stop offset="1" stop-color="#16203a"/></linearGradient>
<radialGradient id="gBackC"><stop offset="0" stop-color="#4a6a92" stop-opacity=".9"/><stop offset="1" stop-color="#22324f" stop-opacity="0"/></radialGradient>
<linearGradient id="gGold2" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f3d687"/><stop offset="1" stop-color="#b98633"/></linearGradient>`;
export const back = `<rect x="3" y="3" width="194" height="194" rx="13" fill="url(#gBack)" stroke="#0e1424" stroke-width="2"/><rect x="4.5" y="4.5" width="191" height="191" rx="12" fill="none" stroke="#6f86ad" stroke-width="1.4" opacity=".55"/>
<circle cx="100" cy="100" r="80" fill="url(#gBackC)"/>
<g fill="#f3dfa4" opacity=".85">${stars}</g>
<g stroke="#d9b05a" stroke-width="2.2" fill="#d9b05a" stroke-linecap="round"><rect x="10" y="10" width="180" height="180" rx="9" fill="none" stroke-width="1.6"/>
<g>${corner}</g><g transform="matrix(-1 0 0 1 200 0)">${corner}</g><g transform="matrix(1 0 0 -1 0 200)">${corner}</g><g transform="matrix(-1 0 0 -1 200 200)">${corner}</g></g>
<g fill="none" stroke="#d9b05a"><circle cx="100" cy="100" r="50" stroke-width="2.4"/><circle cx="100" cy="100" r="45" stroke-width="1" stroke-dasharray="2 4"/><circle cx="100" cy="100" r="26" stroke-width="1.4"/></g>
<path d="${star(100,100,42,11,8,Math.PI/8)}" fill="#8c6a2f" opacity=".9"/><path d="${star(100,100,58,13,4)}" fill="url(#gGold2)" stroke="#0e1424" stroke-width="1.2"/><path d="${star(100,100,38,12,4,Math.PI/4)}" fill="#c0913f" stroke="#0e1424" stroke-width="1"/>
<circle cx="100" cy="100" r="15" fill="#1b2740" stroke="#f0d080" stroke-width="2"/><path d="M100 90q9 4 9 10t-9 10q-9 -4 -9 -10t9 -10z" fill="#f3d687"/><circle cx="100" cy="100" r="3.6" fill="#1b2740"/>`;
