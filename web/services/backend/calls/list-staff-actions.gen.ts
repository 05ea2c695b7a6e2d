// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-staff-actions.ts: not to be changed by hand.
import type { listStaffActions as contract } from '../contracts/list-staff-actions.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/staff/actions`: A page of the audit trail, the newest first: of all targets, or of some. */
export const listStaffActions: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/staff/actions' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
{
if(typeof data1.id !== "string"){
errors++;
}
}
{
if(typeof data1.type !== "string"){
errors++;
}
}
{
if(typeof data1.targetKind !== "string"){
errors++;
}
}
{
if(typeof data1.targetId !== "string"){
errors++;
}
}
{
let data6 = data1.documentId;
if((typeof data6 !== "string") && (data6 !== null)){
errors++;
}
}
{
let data7 = data1.before;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
const _errs17 = errors;
if(typeof key0 !== "string"){
errors++;
}
var valid4 = _errs17 === errors;
if(!valid4){
errors++;
}
}
for(const key1 in data7){
let data8 = data7[key1];
if((((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (typeof data8 !== "boolean")) && (data8 !== null)){
errors++;
}
}
}
else {
errors++;
}
}
{
let data9 = data1.after;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
const _errs24 = errors;
if(typeof key2 !== "string"){
errors++;
}
var valid6 = _errs24 === errors;
if(!valid6){
errors++;
}
}
for(const key3 in data9){
let data10 = data9[key3];
if((((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")) && (data10 !== null)){
errors++;
}
}
}
else {
errors++;
}
}
{
let data11 = data1.reason;
if((typeof data11 !== "string") && (data11 !== null)){
errors++;
}
}
{
let data12 = data1.staff;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
{
if(typeof data12.id !== "string"){
errors++;
}
}
{
if(typeof data12.name !== "string"){
errors++;
}
}
}
else {
errors++;
}
}
{
let data15 = data1.undoes;
if((typeof data15 !== "string") && (data15 !== null)){
errors++;
}
}
{
if(typeof data1.isUndone !== "boolean"){
errors++;
}
}
{
if(typeof data1.createdAt !== "string"){
errors++;
}
}
}
else {
errors++;
}
}
}
else {
errors++;
}
}
{
let data18 = data.next;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
