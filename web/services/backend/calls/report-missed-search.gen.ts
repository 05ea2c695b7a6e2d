// @ts-nocheck
// Written by "npm run typegen" from ../contracts/report-missed-search.ts: not to be changed by hand.
import type { reportMissedSearch as contract } from '../contracts/report-missed-search.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/missed-searches`: Counts a search that found nothing, for editors. The browser sends it with consent to analytics only; who searched is not stored. */
export const reportMissedSearch: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/missed-searches' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.isCounted !== "boolean"){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
