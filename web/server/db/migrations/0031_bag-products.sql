CREATE TABLE "bag_products" (
	"bag_hash" text NOT NULL,
	"centra_id" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bag_products_bag_hash_centra_id_pk" PRIMARY KEY("bag_hash","centra_id")
);
--> statement-breakpoint
CREATE INDEX "bag_products_centra_id" ON "bag_products" USING btree ("centra_id","changed_at");