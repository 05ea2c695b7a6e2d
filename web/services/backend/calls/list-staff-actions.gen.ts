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
let data7 = data1.excerpt;
if((typeof data7 !== "string") && (data7 !== null)){
errors++;
}
}
{
let data8 = data1.before;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key0 in data8){
const _errs19 = errors;
if(typeof key0 !== "string"){
errors++;
}
var valid4 = _errs19 === errors;
if(!valid4){
errors++;
}
}
for(const key1 in data8){
let data9 = data8[key1];
if((((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")) && (data9 !== null)){
errors++;
}
}
}
else {
errors++;
}
}
{
let data10 = data1.after;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
const _errs26 = errors;
if(typeof key2 !== "string"){
errors++;
}
var valid6 = _errs26 === errors;
if(!valid6){
errors++;
}
}
for(const key3 in data10){
let data11 = data10[key3];
if((((typeof data11 !== "string") && (!((typeof data11 == "number") && (isFinite(data11))))) && (typeof data11 !== "boolean")) && (data11 !== null)){
errors++;
}
}
}
else {
errors++;
}
}
{
let data12 = data1.reason;
if((typeof data12 !== "string") && (data12 !== null)){
errors++;
}
}
{
let data13 = data1.staff;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
{
if(typeof data13.id !== "string"){
errors++;
}
}
{
if(typeof data13.name !== "string"){
errors++;
}
}
}
else {
errors++;
}
}
{
let data16 = data1.undoes;
if((typeof data16 !== "string") && (data16 !== null)){
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
let data19 = data.next;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
