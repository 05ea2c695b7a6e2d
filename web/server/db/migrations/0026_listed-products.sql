CREATE TABLE "listed_prices" (
	"centra_id" text PRIMARY KEY NOT NULL,
	"amount" double precision NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listed_products" (
	"id" text PRIMARY KEY NOT NULL,
	"centra_id" text,
	"clothing_type_id" text,
	"fits" text[] NOT NULL,
	"sizes" text[] NOT NULL,
	"colours" text[] NOT NULL,
	"state" text NOT NULL,
	"last_day" text,
	"name_nb" text NOT NULL,
	"name_en" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listed_products" ADD CONSTRAINT "listed_products_id_published_documents_id_fk" FOREIGN KEY ("id") REFERENCES "public"."published_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_products_clothing_type" ON "listed_products" USING btree ("clothing_type_id","id");--> statement-breakpoint
CREATE INDEX "listed_products_state" ON "listed_products" USING btree ("state","last_day");--> statement-breakpoint
CREATE COLLATION "listing_nb" (provider = icu, locale = 'nb-u-kn', deterministic = false);--> statement-breakpoint
CREATE COLLATION "listing_en" (provider = icu, locale = 'en-u-kn', deterministic = false);
